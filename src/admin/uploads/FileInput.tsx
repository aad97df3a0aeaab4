import type { Ref } from 'react'

type Props = {
  ref: Ref<HTMLInputElement>
  /** For screen readers and tests: the field itself is hidden, and a button opens it. */
  label: string
  /** The types that the browser offers. */
  accept?: string
  onFile: (file: File) => void
}

/** The hidden field of a button that chooses a file. */
export const FileInput = ({ ref, label, accept = 'image/*', onFile }: Props) => (
  <input
    ref={ref}
    type="file"
    accept={accept}
    hidden
    aria-label={label}
    onChange={({ target }) => {
      const [file] = target.files ?? []
      if (file) onFile(file)
      // Allows choosing the same file again.
      target.value = ''
    }}
  />
)
