export interface AuthorizeRequest {
  readonly clientId: string
  readonly redirectUri: string
  readonly nonce: string
  readonly state: string | undefined
}

export type Query = Readonly<Record<string, string | undefined>>

export function requestIn(query: Query, clientId: string): AuthorizeRequest | string {
  const {
    client_id: id,
    redirect_uri: redirectUri = '',
    response_type: type,
    scope = '',
    nonce,
    state,
  } = query
  if (id !== clientId) return 'invalid_client: The OAuth client was not found.'
  if (!isRegistered(redirectUri)) return 'redirect_uri_mismatch: This address is not registered.'
  if (type !== 'id_token') return 'unsupported_response_type: Only id_token is spoken here.'
  if (!scope.split(' ').includes('openid')) return 'invalid_scope: The scope openid is missing.'
  if (nonce === undefined || nonce === '') return 'invalid_request: Missing required parameter: nonce.'
  return { clientId: id, redirectUri, nonce, state }
}

/** The answer is in the fragment (#), which browsers send to no server. */
export function wayBack(
  { redirectUri, state }: AuthorizeRequest,
  answer: Readonly<Record<string, string>>,
): string {
  const fields = new URLSearchParams({ ...answer, ...(state === undefined ? {} : { state }) })
  return `${redirectUri}#${fields}`
}

function isRegistered(redirectUri: string): boolean {
  const url = URL.parse(redirectUri)
  if (url === null || url.hash !== '') return false
  return ['http:', 'https:'].includes(url.protocol) && ['localhost', '127.0.0.1'].includes(url.hostname)
}
