declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  export default function swaggerUi(wishes: {
    readonly domNode: HTMLElement
    readonly url: string
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
