import { runOnOwnNode } from './runOnOwnNode.mjs'

await runOnOwnNode('scripts/deploy/deploy.ts')
