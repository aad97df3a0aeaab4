import { encode, wrap } from 'nodemailer/lib/qp'

/** A part of a message with its headers, encoded. Nodemailer passes it on as it is. */
export type EncodedPart = { raw: string }

/** A character less than allowed: what follows the last line is joined to it by a soft line break. */
const LINE_LENGTH = 75

const SOFT_BREAK = '=\r\n'

/** Where quoted-printable makes a text longer than this, base64 is shorter: for most writing systems other than Latin. */
const MAX_GROWTH = 1.5

const encoded = (text: string) => wrap(encode(text.replace(/\r?\n/g, '\r\n')), LINE_LENGTH)

/**
 * Encodes the constant pieces of a text once, and returns a function that encodes what is different in a copy, piece by piece in the
 * same order: encoding a whole newsletter takes longer than all else that sending a copy needs. Undefined for texts that nodemailer
 * encodes better.
 */
export function encodeOnce(pieces: { text: string; isConstant: boolean }[], contentType: string) {
  const whole = pieces.map(({ text }) => text).join('')
  const ready = pieces.map(({ text, isConstant }) => (isConstant ? encoded(text) : undefined))
  if (encode(whole).length > MAX_GROWTH * Buffer.byteLength(whole)) return undefined
  const head = `Content-Type: ${contentType}; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n`
  return (texts: string[]): EncodedPart => ({
    raw: head + ready.map((piece, index) => piece ?? encoded(texts[index] as string)).join(SOFT_BREAK),
  })
}
