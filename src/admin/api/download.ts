/** Offers a text as a file. */
export function downloadFile(name: string, type: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

/** Offers data as a JSON file. */
export const downloadJson = (name: string, data: unknown) =>
  downloadFile(`${name}.json`, 'application/json', JSON.stringify(data, null, 2))
