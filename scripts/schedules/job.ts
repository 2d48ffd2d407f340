import { readArguments, runCommand } from '../commandLine.ts'
import { commandTable } from '../commandTable.ts'
import { parsePort } from '../ports.ts'
import { Problem } from '../problem.ts'
import { runScheduledFunction, scheduledFunctions } from './schedules.ts'

/** Runs the scheduled function that is named, whether or not it is due; without a name it lists the names. */
await runCommand(async args => {
  const { values, positionals } = readArguments('job', args)
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
  console.log(`${commandTable.job.usage}\n\n${names.join('\n')}`)
  return 0
})
