export type CodeMatter =
  | {
      readonly what: 'make'
      readonly products: readonly { readonly value: string; readonly label: string }[]
    }
  | { readonly what: 'stop'; readonly code: string }
