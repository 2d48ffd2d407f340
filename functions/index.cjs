const { existsSync } = require('node:fs')
const { join } = require('node:path')

/*
 * The parameters decide which optional services exist. The firebase-tools of the emulators, unlike those of deployments,
 * list the functions without passing them.
 */
const parameters = join(__dirname, '.env.local')
if (process.env.FUNCTIONS_EMULATOR === 'true' && existsSync(parameters)) process.loadEnvFile(parameters)

/*
 * Loads the bundle of the function that this process serves, or all functions where their list is asked for. It is
 * synchronous, and no bundle awaits anything while it loads, because firebase-tools requires functions.
 */
const own = join(__dirname, 'lib', `${process.env.FUNCTION_TARGET}.js`)
module.exports = require(existsSync(own) ? own : './lib/everything.js')
