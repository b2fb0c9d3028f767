/** An answer that is a refusal, in the API's shape. */
export class Refused extends Error {
  readonly status: number
  readonly body: { error: { type: string; message: string; code?: string; param?: string } }

  constructor(status: number, error: { type?: string; message: string; code?: string; param?: string }) {
    super(error.message)
    this.status = status
    this.body = { error: { type: 'invalid_request_error', ...error } }
  }
}

export function missing(what: string, id: string, param = 'id'): Refused {
  return new Refused(param === 'id' ? 404 : 400, {
    code: 'resource_missing',
    param,
    message: `No such ${what.replaceAll('_', ' ')}: '${id}'`,
  })
}

export function required(param: string): Refused {
  return new Refused(400, { code: 'parameter_missing', param, message: `Missing required param: ${param}.` })
}
