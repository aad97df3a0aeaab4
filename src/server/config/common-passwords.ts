import common from './common-passwords.json'

const passwords = new Set(common.passwords)

/** What an attacker would try first on this site, with digits and other characters around it. docs/security.md lists them. */
const OWN_WORDS = new Set(['sumatra', 'eyeofsumatra', 'geotourism'])

/** Whether the password is among the first that anyone would try. Case makes no difference. */
export const isCommonPassword = (password: string) => passwords.has(password.toLowerCase())

/** Whether the password is the name of the magazine or its subject, and nothing else but digits, spaces and signs. */
export const isOwnWord = (password: string) => OWN_WORDS.has(password.toLowerCase().replace(/[^\p{L}]/gu, ''))
