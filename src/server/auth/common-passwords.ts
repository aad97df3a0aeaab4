import common from './common-passwords.json'

const passwords = new Set(common.passwords)

/** Whether the password is among the first that anyone would try. Case makes no difference. */
export const isCommonPassword = (password: string) => passwords.has(password.toLowerCase())
