import { describe, expect, test } from '@jest/globals';
import { reader } from './reader.js';

describe('readGitBook', () => {
  test('should write blocks as those of docsite, line for line', async () => {
    const read = await reader('gitbook', 'readGitBook');
    const text = `---
title: "{% hint %}"
---
{% tabs %}
{% tab title="Linux" %}
{% hint style="warning" %}
Mind *this*.
{% endhint %}
{% endtab %}
{% endtabs %}
* {% hint style="success" %}
  In a list
  {% endhint %}
{% endhint %}
{% code title="a.js" lineNumbers="true" %}
\`\`\`js
{% hint %}
\`\`\`
{% endcode %}
{% content-ref url="a.md" %}
[a.md](a.md)
{% endcontent-ref %}
{% embed url="https://a.example/?b" %}
{% file src=".gitbook/assets/a b.pdf" %}
{% include "../.gitbook/includes/x.md" %}
{% other %}`;
    expect(read(text)).toBe(`---
title: "{% hint %}"
---
:::::tabs
::::tab[Linux]
:::warning
Mind *this*.
:::
::::
:::::
* :::tip
  In a list
  :::


\`\`\`js title="a.js" showLineNumbers
{% hint %}
\`\`\`


[a.md](a.md)

<https://a.example/?b>
[a b.pdf](<.gitbook/assets/a b.pdf>)
<!--@include: ../.gitbook/includes/x.md-->
{% other %}`);
  });

  test('should give headings the ids of GitBook, and links to folders those of their pages', async () => {
    const read = await reader('gitbook', 'readGitBook');
    expect(read('## Filecoin vs. [Amazon S3](a.md), Google').split(' {')[1]).toBe('#filecoin-vs.-amazon-s3-google}');
    expect(read('### 2. Create a file')).toBe('### 2. Create a file {#id-2.-create-a-file}');
    const same = '## Plain\n\n## v1.2 <a href="#x" id="x"></a>\n\n[a](../b.md/#c) [d](./e.md)';
    expect(read(same)).toBe(same);
    expect(read('[a](../b/#c) [d](./) [e](../f/g/)')).toBe(
      '[a](../b/README.md#c) [d](./README.md) [e](../f/g/README.md)',
    );
  });
});

test('readJekyll should write callouts, attributes and links as those of docsite, line for line', async () => {
  const read = await reader('jekyll', 'readJekyll');
  const text = `---
layout: home
permalink: /a/b/
nav_order: 2
published: false
---
# A
{: .no_toc }

1. TOC
{:toc}

{: .note }
One
two

{: .warning-title }
> Mind *this*
>
> Text

[a]({% link docs/a.md %}){: .btn .mr-2 } [a](a){: .c } [b]({{ site.baseurl }}/b) [c]({{ "/c" | relative_url }})
{% raw %}{{ x }}{% endraw %}
\`\`\`
{: .note }
\`\`\`
{% highlight ruby %}
{% endhighlight %}`;
  expect(read(text)).toBe(`---
# layout: home
slug: /a/b/
sidebar_position: 2
draft: true
---
# A





:::note
One
two
:::

:::warning[Mind *this*]

Text
:::
<a class="button" href="/docs/a.md">a</a> [a](a) [b](/b) [c](/c)
{{ x }}
\`\`\`
{: .note }
\`\`\`
\`\`\`ruby
\`\`\``);
  expect(read('<div class="a" markdown="1">\n**b**\n</div>')).toBe('<div class="a" markdown="1">\n\n**b**\n\n</div>\n');
  expect(read('---\npermalink: /:path/\n---\n')).toBe('---\npermalink: /:path/\n---\n');
});

test('readMkDocs should write indented blocks as those of docsite', async () => {
  const read = await reader('mkdocs', 'readMkDocs');
  const text = `---
a: b
---
!!! note "Mind *this*"

    Text

    \`\`\`
    !!! note
        x
    \`\`\`

    === "A"

        One

        ??? bug "B"
            Two

    === "B"

        Three

  After
1. Item

    !!! example
        In it
2. Item

???+ tip inline end "C"
    D`;
  expect(read(text)).toBe(`---
a: b
---
::::::note[Mind *this*]

Text

\`\`\`
!!! note
    x
\`\`\`

:::::tabs
::::tab[A]

One

:::details[B]
Two
:::
::::

:::tab[B]

Three
:::
:::::
::::::

  After
1. Item

    :::note[Example]
    In it
    :::
2. Item

:::details[C]{open}
D
:::`);
  const nested = '```\n=== "A"\n\n    ```\n    ```\n```\n\nText';
  expect(read(nested)).toBe(nested);
  const code = '``` { .py hl_lines="2 4-5" linenums="3" }\n```';
  expect(read(code)).toBe('``` { .py {2,4-5} showLineNumbers=3 }\n```');
  expect(read('<div class="grid" markdown>\n**b**\n</div>')).toBe('<div class="grid" markdown>\n\n**b**\n\n</div>\n');
});

test('readDocsify should write notices, ids, files and images as docsite has them', async () => {
  const read = await reader('docsify', 'readDocsify');
  const text = `# A {docsify-ignore}
## B :id=c
?> A tip
goes on

!> Mind

[x](part.md ':include')
![a](a.png ':size=10x20') [b](b.md ':ignore title') [c](d?id=e)`;
  expect(read(text)).toBe(`# A
## B {#c}
> [!TIP]
> A tip
> goes on

> [!WARNING]
> Mind

<!--@include: ./part.md-->
<img src="a.png" alt="a" width="10" height="20" /> [b](b.md) [c](d#e)`);
});

test('readMkDocs should separate what stands in elements for Markdown, and leave other HTML alone', async () => {
  const read = await reader('mkdocs', 'readMkDocs');
  expect(read('<div class="a" markdown>\n*b*\n</div>')).toBe('<div class="a" markdown>\n\n*b*\n\n</div>\n');
  const html = '<div>\n  <div>\n    <b>c</b>\n  </div>\n</div>';
  expect(read(html)).toBe(html);
  expect(read('<div markdown>\n<div>\nd\n</div>\n</div>')).toBe('<div markdown>\n\n<div>\nd\n</div>\n\n</div>\n');
});

test('readMkDocs should leave out the attributes of links, and keep the sizes of images', async () => {
  const read = await reader('mkdocs', 'readMkDocs');
  const line = (text: string) => read(text);
  expect(line('[a](b.md){ .md-button .md-button--primary } and [c][d]{:target="_blank"}.')).toBe(
    '[a](b.md) and [c][d].',
  );
  expect(line('[![x](a.png){ width="30" }](b_(c).md){target=_blank}')).toBe(
    '[<img src="a.png" alt="x" width="30" />](b_(c).md)',
  );
  expect(line('![A [b] c](a.png){ loading=lazy }')).toBe('![A [b] c](a.png)');
  expect(line('[a](b){ not attributes }, a set {x=1}')).toBe('[a](b){ not attributes }, a set {x=1}');
  expect(line('```\n[a](b){ .c }\n```')).toBe('```\n[a](b){ .c }\n```');
});

test('readHugo should write common shortcodes as those of docsite, line for line', async () => {
  const read = await reader('hugo', 'readHugo');
  const text = `{{< callout type="warning" >}}
Mind [this]({{< ref "/docs/a" >}}) and [that]({{% relref "b.md#c" %}})
{{< /callout >}}
{{% notice tip "Title" %}}
{{< tabs items="A,B" >}}
{{< tab name="A" >}}
a
{{< /tab >}}
{{< /tabs >}}
{{% /notice %}}
{{<note "My title">}}
{{</note>}}
{{% details title="More" closed="true" %}}
{{% /details %}}
{{< alert color="success" title="Done" >}}
{{< /alert >}}
{{< highlight go "linenos=table" >}}
{{< /highlight >}}
{{< other >}}`;
  expect(read(text)).toBe(`:::warning
Mind [this](/docs/a) and [that](b.md#c)
:::
:::::tip[Title]
::::tabs
:::tab[A]
a
:::
::::
:::::
:::note[My title]
:::
:::details[More]
:::
:::tip[Done]
:::
\`\`\`go
\`\`\`
{{< other >}}`);
  expect(read('{{< note >}}One {{< x >}} two{{< /note >}}')).toBe(':::note\nOne {{< x >}} two\n:::');
  expect(read('{{% alert %}} One. {{% /alert %}}')).toBe(':::note\nOne.\n:::');
  expect(read('- ## A {anchor=false}\n## B {#b .c title="d"}\n## {x} and {{< y >}}\n## {x}')).toBe(
    '- ## A\n## B {#b}\n## {x} and {{< y >}}\n## {x}',
  );
  // shortcodes that are shown
  const shown = ['{{</* tab "A" */>}}', '{{%/* /note */%}}'].join('\n');
  expect(read(`\`\`\`md\n${shown}\n\`\`\``)).toBe('```md\n{{< tab "A" >}}\n{{% /note %}}\n```');
});

test('readHugo should write the tabs of Docsy, which contain code unless they say otherwise', async () => {
  const read = await reader('hugo', 'readHugo');
  const code = '{{< tab header="Go" lang="go" >}}\nx := 1\n{{< /tab >}}\n{{< tab header="Shell" >}}ls{{< /tab >}}';
  const label = '{{< tab header="Languages:" disabled=true />}}';
  expect(read(`{{< tabpane lang="bash" >}}\n${label}\n${code}\n{{< /tabpane >}}`)).toBe(
    '::::tabs\n\n:::tab[Go]\n```go\nx := 1\n```\n:::\n:::tab[Shell]\n```bash\nls\n```\n:::\n::::',
  );
  const text = '{{% tabpane text=true %}}\n{{% tab header="A" %}}\n**b**\n{{% /tab %}}\n{{% /tabpane %}}';
  expect(read(text)).toBe('::::tabs\n:::tab[A]\n**b**\n:::\n::::');
});

test('readHugo should write the cards of Hextra and of Docsy as those of the theme', async () => {
  const read = await reader('hugo', 'readHugo');
  const card = (text: string) => `<div class="card">\n\n${text}\n\n</div>\n`;
  expect(
    read(
      '{{< cards >}}\n{{< card link="a" title="A" subtitle="*b*" icon="c" >}}\n{{< card link="d" />}}\n{{< /cards >}}',
    ),
  ).toBe(`<div class="card-grid">\n\n${card('**[A](a)**\n\n*b*')}\n${card('**[d](d)**\n\n')}\n\n</div>\n`);
  expect(read('{{% cardpane %}}\n{{% card header="E" %}}\nF\n{{% /card %}}\n{{% /cardpane %}}')).toBe(
    `<div class="card-grid">\n\n${card('**E**\n\nF')}\n\n</div>\n`,
  );
});
