<?php
// This file is part of Moodle - https://moodle.org/
//
// Moodle is free software: you can redistribute it and/or modify
// it under the terms of the GNU General Public License as published by
// the Free Software Foundation, either version 3 of the License, or
// (at your option) any later version.
//
// Moodle is distributed in the hope that it will be useful,
// but WITHOUT ANY WARRANTY; without even the implied warranty of
// MERCHANTABILITY or FITNESS FOR A PARTICULAR PURPOSE.  See the
// GNU General Public License for more details.
//
// You should have received a copy of the GNU General Public License
// along with Moodle.  If not, see <https://www.gnu.org/licenses/>.

/**
 * Version information for local_example.
 *
 * @package    local_example
 * @copyright  2022 Jane Developer
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */

defined('MOODLE_INTERNAL') || die();

$plugin->component = 'local_example';
$plugin->version   = 2022060100;
$plugin->requires  = 2022041900;
$plugin->supported = [400, 400];
$plugin->maturity  = MATURITY_STABLE;
$plugin->release   = '1.2.0';
$plugin->dependencies = [
    'mod_forum' => 2022041900,
    'filter_example' => ANY_VERSION,
];
