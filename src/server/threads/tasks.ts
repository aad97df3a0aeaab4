import { readForeign, toDocument } from '@shared/content/from-html'
import { type CallName, contract } from '@shared/contract'
import type { ContractRow } from '@shared/contract/parts'
import { fieldErrors } from '@shared/field-error'
import { convertBlocks, convertHtml, convertNewsletter } from '../content/convert'
import { ContentError, checkNesting } from '../content/nesting'
import { uncleanFields } from '../http/cleaned-fields'
import { newsletterLinks, renderNewsletterPage } from '../mail/newsletter-page'
import { readReturned } from '../mail/returned-message'
import { indexTexts } from '../search/texts/index-texts'
import { writeMarkdown } from '../transfer/markdown/to-markdown'
import { readSubscribers } from '../transfer/subscribers/read-subscribers'

/** As many complaints as a form can show. */
const MAX_ISSUES = 100

/** Parses and validates the JSON body of a call. */
function readBody({ call, json }: { call: CallName; json: string }) {
  let body: unknown
  try {
    body = JSON.parse(json)
  } catch (error) {
    return { errors: { body: (error as Error).message } }
  }
  const result = (contract[call] as ContractRow).body?.safeParse(body)
  if (!result || result.success) return { body: result?.data ?? body, unclean: uncleanFields(body) }
  const issues = result.error.issues.slice(0, MAX_ISSUES)
  return { errors: fieldErrors(issues.map(({ path, message }) => ({ path: path.map(String), message }))) }
}

const documentOf = ({ content, time }: { content: string; time: number }) => {
  checkNesting(content)
  return toDocument(content, time)
}

/** A text from elsewhere: what of it is in the document, and what is not. */
const foreignText = ({ content, time }: { content: string; time: number }) => {
  checkNesting(content)
  return readForeign(content, time)
}

/** Work on text that someone sent: it may take long, so it may run in a thread. */
const tasks = {
  readBody,
  convertBlocks,
  convertHtml,
  convertNewsletter,
  documentOf,
  foreignText,
  indexTexts,
  newsletterLinks,
  renderNewsletterPage,
  readReturned,
  readSubscribers,
  writeMarkdown,
}

export type Tasks = typeof tasks
export type TaskName = keyof Tasks
export type Job<Name extends TaskName = TaskName> = { name: Name; input: Parameters<Tasks[Name]>[0] }

/** The result of a job, or why the content is refused: errors do not keep their class on the way out of a thread. */
export async function perform({ name, input }: Job): Promise<{ value: unknown } | { refused: string }> {
  try {
    return { value: await (tasks[name] as (input: unknown) => unknown)(input) }
  } catch (error) {
    if (error instanceof ContentError) return { refused: error.message }
    throw error
  }
}
