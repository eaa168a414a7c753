import 'swagger-ui-dist/swagger-ui.css'
import swaggerUi from 'swagger-ui-dist/swagger-ui-es-bundle.js'

export function drawContract(place: HTMLElement, whenDrawn: () => void): void {
  swaggerUi({
    domNode: place,
    url: '/openapi.json',
    validatorUrl: null, // else the contract of a public house would be sent to somebody's server
    supportedSubmitMethods: [], // a call that pays is not tried by a click
    docExpansion: 'none',
    tagsSorter: 'alpha',
    defaultModelsExpandDepth: -1,
    filter: true,
    onComplete: whenDrawn,
  })
}
