export { default as AnnouncementBar } from '@theme/AnnouncementBar';
