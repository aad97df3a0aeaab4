import { CONNECTIONS } from '@server/mail/transport'
import { createTransport } from 'nodemailer'
import { sampleMessages } from './sample'

/** The reference: a loop over nodemailer's pool, without a database or any record of what was sent. */
const count = Number(process.env.BENCH_MESSAGES)
const transport = createTransport({
  host: '127.0.0.1',
  port: Number(new URL(process.env.BENCH_SMTP_URL ?? '').port),
  ignoreTLS: true,
  pool: true,
  maxConnections: CONNECTIONS,
  maxMessages: 1000,
})
const message = await sampleMessages()
const numbers = Array.from({ length: count }, (_, index) => index)
await Promise.all(
  Array.from({ length: CONNECTIONS * 2 }, async () => {
    for (let number = numbers.pop(); number !== undefined; number = numbers.pop())
      await transport.sendMail({
        from: 'Eye of Sumatra <news@magazine.example>',
        ...message({ userId: number, email: `reader-${number}@example.com`, name: `Reader ${number}` }, number),
      })
  }),
)
transport.close()
