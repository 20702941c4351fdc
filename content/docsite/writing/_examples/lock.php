<?php
$factory = \core\lock\lock_config::get_lock_factory('mod_example');
if ($lock = $factory->get_lock('rebuild', 10)) {
    rebuild();
    $lock->release();
}
