/** With the escapes of JSON, in whose middle an address must not begin. */
const ESCAPE_OR_ADDRESS = /\\(?:u[\da-f]{4}|.)|[^\s<>@"\\/]{1,64}(?:@|%40)[^\s<>@"\\/]{1,255}/gi

/** No mail arrives at names under `.example`. The demo's accounts are there, which the log tells the owner. */
const KEPT = /^\\|\.example(?![\w.-])/i

/** A text, or a line of JSON, without addresses of mail: what other servers answer often quotes the recipient. */
export const withoutAddresses = (text: string) =>
  text.replace(ESCAPE_OR_ADDRESS, (found) => (KEPT.test(found) ? found : '…'))
