import IconGasStation from '~icons/tabler/gas-station';

/** Product pages that the template lists beside the demo pages (rule gallery-pages). */
export const PRODUCT_GROUP = {
  name: 'Product',
  icon: IconGasStation,
  routes: {
    '/home': { title: 'Home', about: 'The best price of each fuel today' },
    '/social-login': { title: 'Welcome', about: 'The ways in, and a look around as a guest' },
    '/login': { title: 'Login', about: 'E-mail and password' },
    '/register': { title: 'Register', about: 'An account, or more than a guest has' },
    '/forget-password': { title: 'Forgot Password', about: 'Asking for a security code' },
    '/change-password': { title: 'Change Password', about: 'The security code and a new password' },
    '/settings': { title: 'Settings', about: 'Availability, notifications, theme and direction' },
    '/user-profile': { title: 'Profile', about: 'Who you are to the others' },
    '/privacy-policy': {
      title: 'Privacy Policy',
      about: 'What is kept, and what never leaves you',
    },
    '/contatti': { title: 'Contacts', about: 'Who operates Pieno, and how to reach them' },
    '/about-us': { title: 'About Us', about: 'What Pieno is for' },
  },
} as const;
