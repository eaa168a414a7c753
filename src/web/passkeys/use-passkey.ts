export function knowsPasskeys(): boolean {
  return (
    typeof PublicKeyCredential !== 'undefined' &&
    typeof PublicKeyCredential.parseRequestOptionsFromJSON === 'function' &&
    'toJSON' in PublicKeyCredential.prototype
  )
}

interface Using {
  /** offers passkeys by autofill instead of a prompt */
  readonly quietly: boolean
  readonly signal: AbortSignal
}

/** What is to be sent of a passkey's proof; undefined when its owner cancels. */
export async function provenPasskey(
  options: object,
  { quietly, signal }: Using,
): Promise<object | undefined> {
  const credential = await navigator.credentials
    .get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(
        options as PublicKeyCredentialRequestOptionsJSON,
      ),
      signal,
      ...(quietly && { mediation: 'conditional' as const }),
    })
    .catch(turnedAway)
  return credential instanceof PublicKeyCredential ? credential.toJSON() : undefined
}

/** Cancelled, timed out or left: browsers do not tell them apart. */
function turnedAway(error: unknown): undefined {
  if (error instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(error.name))
    return undefined
  throw error
}
