/** Mail that waits for the mail server for this long is given up, as Postfix does. */
export const GIVE_UP_AFTER_DAYS = 5

/** Gmail cuts off the HTML of a message after about 102 KB, and the link to unsubscribe with it. */
export const CLIPPED_HTML_BYTES = 100_000
