declare module 'jsonexport/dist' {
  /** The part of the library that we use. */
  export default function jsonExport(
    rows: object[],
    options: { headers?: string[] },
    done: (error: Error | null, csv: string) => void,
  ): void
}
