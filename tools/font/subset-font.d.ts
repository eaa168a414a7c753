declare module 'subset-font' {
  interface SubsetOptions {
    /** OpenType features; all where none are named */
    readonly keepFeatures?: readonly string[]
    readonly noHinting?: boolean
    readonly targetFormat?: 'sfnt' | 'woff' | 'woff2'
    readonly variationAxes?: Readonly<Record<string, number | { min: number; max: number; default?: number }>>
  }
  export default function subsetFont(font: Buffer, text: string, options?: SubsetOptions): Promise<Buffer>
}
