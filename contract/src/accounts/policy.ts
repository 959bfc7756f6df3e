import { registered } from '../policies/rule.ts';

export const USER_PROFILE = {
  view: registered('user_profile'),
  update: registered('user_profile'),
  avatar: registered('user_profile'),
};

export const ACCOUNT = {
  change_password: registered('change_password'),
  reset_password: registered('reset_password'),
  export: registered('generic'),
  delete: registered('generic'),
  logout: registered('generic'),
};
