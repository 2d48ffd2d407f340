/** The languages of the examples, by the names that a documentation gives them. */
export const snippetLanguages = ['curl', 'JavaScript', 'Python'] as const
export type SnippetLanguage = (typeof snippetLanguages)[number]

/** A request of the API as an example shows it. */
export interface SnippetRequest {
  readonly url: string
  /** Sent as `Authorization: Bearer`. Absent where none is needed. */
  readonly key?: string
  /** Sent as JSON by POST. Absent for GET. */
  readonly body?: unknown
}

/** Programs that send one request and print its answer as JSON. They need nothing but the language. */
export const requestSnippets: Readonly<Record<SnippetLanguage, (request: SnippetRequest) => string>> = {
  curl: ({ url, key, body }) => {
    const options = [
      ...(key === undefined ? [] : [`-H ${shellText(`Authorization: Bearer ${key}`)}`]),
      ...(body === undefined
        ? []
        : ["-H 'Content-Type: application/json'", `-d ${shellText(JSON.stringify(body))}`]),
    ]
    if (options.length === 0) return `curl --compressed ${shellText(url)}`
    return ['curl --compressed', ...options, shellText(url)].join(' \\\n  ')
  },
  JavaScript: ({ url, key, body }) => {
    const headers = headersOf(key, body)
    const options = [
      ...(body === undefined ? [] : ['  method: "POST",']),
      ...(headers.length === 0 ? [] : [`  headers: ${jsObject(headers)},`]),
      ...(body === undefined ? [] : [`  body: JSON.stringify(${JSON.stringify(body)}),`]),
    ]
    const given = options.length === 0 ? '' : `, {\n${options.join('\n')}\n}`
    return `const response = await fetch(${JSON.stringify(url)}${given})
const answer = await response.json()
console.log(JSON.stringify(answer, null, 2))`
  },
  Python: ({ url, key, body }) => {
    const headers = headersOf(key, body)
    const options = [
      JSON.stringify(url),
      ...(body === undefined
        ? []
        : [`data=json.dumps(json.loads(${JSON.stringify(JSON.stringify(body))})).encode()`]),
      ...(headers.length === 0 ? [] : [`headers=${pyObject(headers)}`]),
    ]
    return `import json
from urllib.request import Request, urlopen

request = Request(${options.length === 1 ? options[0] : `\n    ${options.join(',\n    ')},\n`})
with urlopen(request) as response:
    print(json.dumps(json.load(response), indent=2, ensure_ascii=False))`
  },
}

/**
 * Programs that read the state of a competition and then what has changed since. `changesUrl` is the address of
 * `getChanges` without a query.
 */
export const changesSnippets: Readonly<Record<SnippetLanguage, (changesUrl: string) => string>> = {
  curl: url => `curl --compressed --etag-compare state.etag --etag-save state.etag \\
  -o state.json ${shellText(url)}`,
  JavaScript: url => `const url = ${JSON.stringify(url)}
const state = await (await fetch(url)).json()
const changes = await (await fetch(url + "?since=" + state.cursor)).json()
console.log(JSON.stringify(changes, null, 2))`,
  Python: url => `import json
from urllib.request import urlopen

url = ${JSON.stringify(url)}
state = json.load(urlopen(url))
changes = json.load(urlopen(url + "?since=" + state["cursor"]))
print(json.dumps(changes, indent=2, ensure_ascii=False))`,
}

type Header = readonly [name: string, value: string]

function headersOf(key: string | undefined, body: unknown): readonly Header[] {
  return [
    ...(key === undefined ? [] : [['Authorization', `Bearer ${key}`] as const]),
    ...(body === undefined ? [] : [['Content-Type', 'application/json'] as const]),
  ]
}

/** A text between apostrophes, in which a shell reads nothing else. */
function shellText(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}

function jsObject(headers: readonly Header[]): string {
  return `{ ${headers.map(([name, value]) => `${name.includes('-') ? `"${name}"` : name}: ${JSON.stringify(value)}`).join(', ')} }`
}

function pyObject(headers: readonly Header[]): string {
  return `{${headers.map(([name, value]) => `"${name}": ${JSON.stringify(value)}`).join(', ')}}`
}
