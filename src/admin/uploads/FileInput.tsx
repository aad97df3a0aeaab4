import type { Ref } from 'react'

type Props = {
  ref: Ref<HTMLInputElement>
  /** For screen readers and tests: the field itself is hidden, and a button opens it. */
  label: string
  onFile: (file: File) => void
}

/** The hidden field of a button that chooses a picture. */
export const FileInput = ({ ref, label, onFile }: Props) => (
  <input
    ref={ref}
    type="file"
    accept="image/*"
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
