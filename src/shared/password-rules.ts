export const MIN_PASSWORD_LENGTH = 6
/** Argon2 reads the whole password, so one without a limit could keep the server busy. */
export const MAX_PASSWORD_LENGTH = 200
