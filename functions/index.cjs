const { existsSync } = require('node:fs')
const { join } = require('node:path')

/*
 * Loads the bundle of the function that this process serves, or all functions where their list is asked for. It is
 * synchronous, and no bundle awaits anything while it loads, because firebase-tools requires functions.
 */
const own = join(__dirname, 'lib', `${process.env.FUNCTION_TARGET}.js`)
module.exports = require(existsSync(own) ? own : './lib/everything.js')
