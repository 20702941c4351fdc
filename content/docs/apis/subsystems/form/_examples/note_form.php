<?php
namespace local_example\form;

defined('MOODLE_INTERNAL') || die();

global $CFG;
require_once($CFG->libdir . '/formslib.php');

/**
 * Form to create or edit a note.
 */
class note_form extends \moodleform {

    /**
     * Defines the fields.
     */
    protected function definition() {
        $mform = $this->_form;

        $mform->addElement('hidden', 'id');
        $mform->setType('id', PARAM_INT);

        $mform->addElement('header', 'general', get_string('general', 'form'));

        $mform->addElement('text', 'name', get_string('name'), ['size' => 60]);
        $mform->setType('name', PARAM_TEXT);
        $mform->addRule('name', null, 'required', null, 'client');
        $mform->addRule('name', get_string('maximumchars', '', 255), 'maxlength', 255, 'client');

        $mform->addElement('select', 'priority', get_string('priority', 'local_example'), [
            1 => get_string('low', 'local_example'),
            2 => get_string('high', 'local_example'),
        ]);
        $mform->setDefault('priority', 1);
        $mform->addHelpButton('priority', 'priority', 'local_example');

        $mform->addElement('date_time_selector', 'timestart', get_string('from'), ['optional' => true]);
        $mform->addElement('date_time_selector', 'timeend', get_string('to'), ['optional' => true]);

        $this->add_action_buttons();
    }

    /**
     * Checks what the rules cannot express.
     *
     * @param array $data
     * @param array $files
     * @return string[] field => message
     */
    public function validation($data, $files) {
        $errors = parent::validation($data, $files);

        if (!empty($data['timestart']) && !empty($data['timeend'])
                && $data['timeend'] <= $data['timestart']) {
            $errors['timeend'] = get_string('endbeforestart', 'local_example');
        }

        return $errors;
    }
}
