import { runOnOwnNode } from './runOnOwnNode.mjs'

await runOnOwnNode('scripts/deep/testDeep.ts')
