import { TOPIC_FIELD } from '@shared/post-forms'

/** The topics whose boxes are ticked; nothing if the form has none. */
export function chosenTopics(form: HTMLFormElement) {
  const boxes = [...form.querySelectorAll<HTMLInputElement>(`input[name^="${TOPIC_FIELD}"]`)]
  if (boxes.length === 0) return {}
  return { topics: boxes.filter(({ checked }) => checked).map(({ name }) => Number(name.slice(TOPIC_FIELD.length))) }
}
