export { AnnouncementBar as default } from '@theme-original/shell/announcement-bar';
