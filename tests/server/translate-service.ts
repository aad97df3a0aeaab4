import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

type Asked = { q: string[]; source: string; target: string; format: string; api_key?: string }

/** Writes the reply to a request. A service that writes none never answers. */
type Answer = (asked: Asked, response: ServerResponse, count: number) => void

const text = async (request: IncomingMessage) => {
  let body = ''
  for await (const part of request) body += part
  return body
}

/** Prefixes each text with its target language in brackets. */
export const translated: Answer = ({ q, target }, response) =>
  response
    .setHeader('content-type', 'application/json')
    .end(JSON.stringify({ translatedText: q.map((each) => `[${target}] ${each}`) }))

/** Starts a LibreTranslate server on this machine and records its requests. Closes when the test ends. */
export async function startTranslateService(answer: Answer = translated, options: { languages?: string[] } = {}) {
  const requests: (Asked & { path: string | undefined })[] = []
  const server = createServer(async (request, response) => {
    if (request.url === '/languages') {
      const { languages = [] } = options
      response.end(JSON.stringify([{ code: 'en', name: 'English', targets: ['en', ...languages] }]))
      return
    }
    const asked: Asked = JSON.parse(await text(request))
    requests.push({ ...asked, path: request.url })
    answer(asked, response, requests.length)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { requests, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}
