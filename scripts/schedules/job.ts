import { readArguments, runCommand } from '../commandLine.ts'
import { parsePort } from '../ports.ts'
import { Problem } from '../problem.ts'
import { runScheduledFunction, scheduledFunctions } from './schedules.ts'

const usage = 'Usage: npm run job -- [name] [--port 5000]'

/** Runs the scheduled function that is named, whether or not it is due; without a name it lists the names. */
await runCommand(async args => {
  const options = { port: { type: 'string', default: '5000' } } as const
  const { values, positionals } = readArguments({ args, options, allowPositionals: true }, usage)
  const page = parsePort(values.port)
  const jobs = await scheduledFunctions(page).catch(() => {
    throw new Problem(
      `Nothing runs at port ${page}: start the product by npm start, or name its port by --port.`,
    )
  })
  const [name] = positionals
  if (positionals.length === 1 && jobs.some(job => job.name === name)) {
    await runScheduledFunction(page, name ?? '')
    console.log(`${name} has finished.`)
    return 0
  }
  const names = jobs.map(job => `  ${job.name.padEnd(24)} ${job.pattern}`).sort()
  if (positionals.length > 0)
    throw new Problem(`There is no job '${positionals.join(' ')}'.\n${names.join('\n')}`)
  console.log(`${usage}\n\n${names.join('\n')}`)
  return 0
})
