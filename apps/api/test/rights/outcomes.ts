/** The cells of rows that many calls have, in the order of PEOPLE. */

export const EVERYBODY = 'yes yes yes yes yes yes yes yes yes yes';
export const SIGNED_IN = '401 yes 403 yes yes yes yes yes yes yes';
export const EVEN_SUSPENDED = '401 yes yes yes yes yes yes yes yes yes';
export const MODERATORS = '401 403 403 403 403 403 403 403 yes yes';
export const ADMINS = '401 403 403 403 403 403 403 403 403 yes';
export const OWNER_ELSE_403 = '401 403 403 403 yes 403 403 403 403 403';
export const OWNER_ELSE_404 = '401 404 403 404 yes 404 404 404 404 404';
/** Administrators may delete it: they are told that it is not theirs to change. */
export const HIDDEN = '401 404 403 404 yes 404 404 404 404 403';
export const OWN_LIST = '401 none 403 none yes none none none none none';
/** Everybody is let in; nothing was sent. */
export const NOT_AS_SENT = '400 400 400 400 400 400 400 400 400 400';
export const NOWHERE = '404 404 404 404 404 404 404 404 404 404';
