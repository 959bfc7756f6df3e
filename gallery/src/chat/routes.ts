import type { GalleryRoutes } from '../gallery-page.ts';

export const CHAT_ROUTES: GalleryRoutes = {
  '/chat-users': {
    title: 'Chat',
    about: 'Who is online, and whom you wrote to last',
    back: '/pages',
    load: () => import('./users/chat-users-page.tsx').then(({ ChatUsersPage }) => ChatUsersPage),
  },
  '/chat': {
    title: 'Conversation',
    about: 'Messages to answer, forward and remove',
    back: '/chat-users',
    load: () => import('./messages/chat-page.tsx').then(({ ChatPage }) => ChatPage),
  },
  '/video-call': {
    title: 'Video Call',
    about: 'Drawn people, a running clock, four buttons',
    back: '/chat',
    load: () => import('./calls/video-call-page.tsx').then(({ VideoCallPage }) => VideoCallPage),
  },
};
