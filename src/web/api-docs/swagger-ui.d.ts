declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  /** Draws the reader of an OpenAPI page into an element. */
  export default function swaggerUi(wishes: {
    readonly domNode: HTMLElement
    readonly url: string
    /** where a page would be sent to be judged; null: nowhere */
    readonly validatorUrl: null
    /** methods that may be tried from the reader */
    readonly supportedSubmitMethods: readonly string[]
    readonly docExpansion: 'list' | 'full' | 'none'
    readonly tagsSorter: 'alpha'
    readonly defaultModelsExpandDepth: number
    readonly filter: boolean
    readonly onComplete: () => void
  }): void
}
