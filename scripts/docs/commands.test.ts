import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import journeyConfig from '../../playwright.config.ts'
import vitestConfig from '../../vitest.config.ts'
import { readArguments, splitAtCommand } from '../commandLine.ts'
import { commandTable } from '../commandTable.ts'
import { requireProject } from '../deploy/requireProject.ts'
import { root } from '../folders.ts'
import { parsePort } from '../ports.ts'

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const projects = vitestConfig.test?.projects?.flatMap(project =>
  typeof project === 'object' && 'test' in project ? [project.test] : [],
)
const pages = globSync(['*.md', 'docs/*.md', 'tools/*/*.md', 'web/plugin/*.md'], { cwd: root })

/** The commands of a page that run something of this project, without variables and comments. */
function commandsOf(page: string): string[] {
  const text = readFileSync(join(root, page), 'utf8')
  const blocks = [...text.matchAll(/```sh\n([^`]*)```/g)].flatMap(([, lines = '']) => lines.split('\n'))
  const spans = [...text.replaceAll(/```[^`]*```/g, '').matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)
  return [...blocks, ...spans].flatMap(code => {
    const [, command] = /^\s*(?:[A-Z_]+=\S+ )*(np[mx] .*?)(?:\s+#.*)?$/.exec(code) ?? []
    return command === undefined ? [] : [command]
  })
}

const documented = [...new Set(pages.flatMap(commandsOf))].filter(
  command => !/^npm (ci|audit)\b/.test(command),
)

test.each(documented)('%s', command => {
  const [program, ...words] = command
    // An example in place of `<name>` and the like.
    .replaceAll(/<(?:id|yours)>/g, 'upper-bracket')
    .replaceAll(/<name>/g, command.includes('playwright') ? 'embeds' : '.test')
    .split(' ')
  if (program === 'npx') return expectRuns(words)
  const [script = '', ...rest] = words[0] === 'run' ? words.slice(1) : words
  expect(scripts).toHaveProperty([script])
  expect(rest[0] ?? '--').toBe('--')
  const args = rest.slice(1)
  if (script === 'emulators') return expectRuns(splitAtCommand(args).command)
  if (!(script in commandTable)) return expect(args).toEqual([])
  const { values } = readArguments(script as keyof typeof commandTable, args, {})
  const { port, project } = values as { readonly port?: string; readonly project?: string }
  if (port !== undefined) parsePort(port)
  // Prose names a command without its arguments.
  if (args.length > 0 && project !== undefined) requireProject(project)
})

function expectRuns([program = '', ...args]: readonly string[]): void {
  expect(existsSync(join(root, 'node_modules/.bin', program))).toBe(true)
  if (program === 'vitest') {
    const [part, ...filters] = args.slice(1).filter(word => word !== '--project')
    const project = projects?.find(each => each?.name === part)
    expect(project?.name).toBe(part)
    const files = globSync([...(project?.include ?? [])], { cwd: root })
    for (const filter of filters) expect(files.filter(file => file.includes(filter))).not.toEqual([])
  }
  if (program === 'playwright' && args[0] === 'test') {
    const options = args.filter(word => word.startsWith('--'))
    // Playwright takes the words after an option without its value for further values.
    expect(options.filter(word => !word.includes('='))).toEqual([])
    const [, project] = options.find(word => word.startsWith('--project='))?.split('=') ?? []
    expect(journeyConfig.projects?.map(({ name }) => name)).toContain(project)
    const journeys = globSync('web/e2e/**/*.test.ts', { cwd: root })
    for (const filter of args.slice(1).filter(word => !word.startsWith('--')))
      expect(journeys.filter(file => file.includes(filter))).not.toEqual([])
  }
}
