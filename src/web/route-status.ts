/** §8: what an error of a page says of its status, else its response's; 500 where nothing does. */
export function routeStatus(error: unknown): number {
  const said = [field(error, 'statusCode'), field(error, 'status'), field(field(error, 'response'), 'status')]
  return said.find(isStatus) ?? 500
}

function isStatus(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 400 && Number(value) < 600
}

function field(of: unknown, name: string): unknown {
  return typeof of === 'object' && of !== null ? Reflect.get(of, name) : undefined
}
