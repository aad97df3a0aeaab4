declare module 'jsonexport/dist' {
  /** The part that we use. */
  export default function jsonExport(
    rows: object[],
    options: { headers?: string[] },
    done: (error: Error | null, csv: string) => void,
  ): void
}
