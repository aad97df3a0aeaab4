/** Named in the state of a location to which a form moves without being left: the form's number. */
export const sameForm = (state: unknown) => (state as { form?: number } | null)?.form
