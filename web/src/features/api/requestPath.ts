import type { Parameter } from './openApiDocument.ts'

/** The path of a request with its parameters; empty ones of the query are left out. */
export function requestPath(
  path: string,
  parameters: readonly Parameter[],
  values: Readonly<Record<string, string>>,
): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name]?.trim() ?? ''
    return value === '' ? whole : encodeURIComponent(value)
  })
  const query = parameters.flatMap(({ name, in: place }) => {
    const value = values[name]?.trim() ?? ''
    return place === 'query' && value !== '' ? [[name, value] as [string, string]] : []
  })
  return `/api/v1${filled}${query.length === 0 ? '' : `?${new URLSearchParams(query)}`}`
}
