/** An error of the protocol: 400 with its code, unless it is about who asks. */
export class OctoRefusal extends Error {
  readonly code: string
  readonly named: object
  readonly status: number

  constructor(code: string, named: object = {}, status = 400) {
    super(code)
    this.code = code
    this.named = named
    this.status = status
  }

  get body(): object {
    return { error: this.code, errorMessage: `${this.code}: see the reference`, ...this.named }
  }
}
