<?php

echo 'Hello';
