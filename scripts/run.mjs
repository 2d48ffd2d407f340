import { spawn } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

/*
 * Installs the packages where they are missing or older than the lock file, then runs the TypeScript file that is the
 * first argument on the project's own Node with the other arguments, and ends as it ends. Plain JavaScript without
 * dependencies, since nothing is installed yet and the system's Node may be an old one.
 */
const [script = '', ...args] = process.argv.slice(2)
const modules = join(root, 'node_modules')
if (!isInstalled(modules)) await install()
const node = join(modules, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
const child = spawn(node, [join(root, script), ...args], {
  cwd: root,
  // The child notices by this channel when this process is gone, however it ended.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: {
    ...process.env,
    PATH: [join(modules, '.bin'), process.env['PATH']].join(delimiter),
    // Keeps the programs that this one starts from compiling the same modules again.
    NODE_COMPILE_CACHE: join(root, '.cache', 'compiled'),
  },
})
/** @type {NodeJS.Signals[]} */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
for (const signal of signals) process.on(signal, () => child.kill(signal))
if (process.env['npm_lifecycle_event']) whenOrphaned(() => child.kill('SIGTERM'))
child.on('error', error => fail(`${node} does not start: ${error.message}`))
child.on('exit', (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0)))

/**
 * npm passes signals on to the shell between it and this process, and the shell passes nothing on: who stops npm
 * alone would leave everything running.
 *
 * @param {() => void} stop
 */
function whenOrphaned(stop) {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    stop()
  }, 500)
}

/** @param {string} modules */
function isInstalled(modules) {
  const installed = join(modules, '.package-lock.json')
  return (
    existsSync(installed) && statSync(installed).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs
  )
}

/** @returns {Promise<void>} */
function install() {
  console.log('Installing the packages, a minute or two…')
  const npm = process.env['npm_execpath']
  const arguments_ = ['ci', '--loglevel=error', '--no-audit', '--no-fund', '--prefer-offline']
  const [program, ...args] = npm?.endsWith('.js')
    ? [process.execPath, npm, ...arguments_]
    : ['npm', ...arguments_]
  return new Promise(resolve => {
    spawn(program, args, {
      cwd: root,
      stdio: 'inherit',
      shell: program === 'npm' && process.platform === 'win32',
    })
      .on('error', error => fail(`npm does not start (${error.message}): install Node.js with npm.`))
      .on('exit', code => {
        if (code === 0) resolve()
        else fail('The packages could not be installed: npm says above why.')
      })
  })
}

/**
 * @param {string} sentence
 * @returns {never}
 */
function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
