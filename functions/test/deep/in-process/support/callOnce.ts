import type { CallableInput, CallableName } from '@upper-bracket/shared/contract/contract'
import { callInProcess } from '../../../in-process/support/callInProcess.ts'

// A process of its own, which a test kills during the call that it is given.
const [name, uid = '', input = ''] = process.argv.slice(2)
await import('../../../../src/index.ts')
process.stdout.write('ready ')
const started = performance.now()
await callInProcess(name as CallableName, { uid }, JSON.parse(input) as CallableInput<CallableName>)
process.stdout.write(String(performance.now() - started))
process.exit()
