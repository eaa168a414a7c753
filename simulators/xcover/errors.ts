export class XCoverRefusal extends Error {
  readonly status: number
  readonly type: string

  constructor(status: number, type: string, message: string) {
    super(message)
    this.status = status
    this.type = type
  }
}

export function invalid(message: string): XCoverRefusal {
  return new XCoverRefusal(400, 'validation_error', message)
}

export function impossible(message: string): XCoverRefusal {
  return new XCoverRefusal(422, 'unprocessable', message)
}

export function notFound(what: string): XCoverRefusal {
  return new XCoverRefusal(404, 'not_found', `${what} not found`)
}

export function errorBody({ type, message }: XCoverRefusal): object {
  return { type, message, errors: [{ type, message }] }
}
