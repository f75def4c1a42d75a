/** The id of the element in which the server tells the page who is signed in. */
export const SESSION_IN_PAGE = 'session-user';
