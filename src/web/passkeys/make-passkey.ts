export function makesPasskeys(): boolean {
  return (
    typeof PublicKeyCredential !== 'undefined' &&
    typeof PublicKeyCredential.parseCreationOptionsFromJSON === 'function' &&
    'toJSON' in PublicKeyCredential.prototype
  )
}

/** What is to be sent of a new passkey, or how it went else. */
export async function makePasskey(options: object): Promise<object | 'turned away' | 'made before'> {
  try {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
      options as PublicKeyCredentialCreationOptionsJSON,
    )
    const credential = await navigator.credentials.create({ publicKey })
    return credential instanceof PublicKeyCredential ? { ...credential.toJSON() } : 'turned away'
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
    if (error.name === 'InvalidStateError') return 'made before'
    if (error.name === 'NotAllowedError' || error.name === 'AbortError') return 'turned away'
    throw error
  }
}
