import { Argument, Command } from 'commander';
import { type JsonOption, printResult } from './print.ts';

/** Words that may follow a command, by the path that leads to it: its commands, then its long options. */
type Words = ReadonlyMap<string, readonly string[]>;

function wordsOf(command: Command, path: readonly string[] = []): Words {
  const options = command.options.flatMap(({ long, hidden }) => (hidden || !long ? [] : [long]));
  const names = command.commands.map((sub) => sub.name());
  const below = command.commands.flatMap((sub) => [...wordsOf(sub, [...path, sub.name()])]);
  return new Map([[path.join(' '), [...names, ...options, '--help']], ...below]);
}

const cases = (words: Words): string =>
  [...words].map(([path, next]) => `    '${path}') next='${next.join(' ')}' ;;`).join('\n');

/** For bash and zsh: goes down the typed words as far as they are commands, to what may follow the last of them. */
const wordsAfter = (words: Words): string => `_racing_cli_words() {
  local word place=''
  _racing_cli_next ''
  for word in "$@"; do
    [[ " $next " == *" $word "* && $word != -* ]] || continue
    place="\${place:+$place }$word"
    _racing_cli_next "$place"
  done
}
_racing_cli_next() {
  case "$1" in
${cases(words)}
  esac
}`;

const bash = (words: Words): string => `${wordsAfter(words)}
_racing_cli() {
  local next=''
  _racing_cli_words "\${COMP_WORDS[@]:1:COMP_CWORD-1}"
  COMPREPLY=($(compgen -W "$next" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _racing_cli racing-cli`;

const zsh = (words: Words): string => `#compdef racing-cli
${wordsAfter(words)}
_racing_cli() {
  local next=''
  _racing_cli_words "\${(@)words[2,CURRENT-1]}"
  compadd -- \${=next} || _files
}
if [[ \${funcstack[1]} == _racing-cli ]]; then _racing_cli "$@"; else compdef _racing_cli racing-cli; fi`;

/** A path with commands below it takes no files. */
const fishLine = ([path, next]: readonly [string, readonly string[]]): string => {
  const noFiles = next[0]?.startsWith('--') ? '' : ' -f';
  return `complete -c racing-cli${noFiles} -n '__racing_cli_after "${path}"' -a '${next.join(' ')}'`;
};

const fish = (words: Words): string => `function __racing_cli_after
  set -l place ''
  for word in (commandline -opc)[2..]
    set -l next (string trim -- "$place $word")
    contains -- $next ${[...words.keys()].map((path) => `'${path}'`).join(' ')}; and set place $next
  end
  test "$place" = "$argv[1]"
end
${[...words].map(fishLine).join('\n')}`;

const SHELLS: Readonly<Record<string, (words: Words) => string>> = { bash, zsh, fish };

/** `racing-cli completion <shell>`: a script by which the Tab key completes the commands and options of `program`. */
export function completionCommand(program: () => Command): Command {
  return new Command('completion')
    .description('print a script that lets the Tab key complete commands and options')
    .addArgument(new Argument('<shell>', 'which shell').choices(Object.keys(SHELLS)))
    .option('--json', 'print as JSON')
    .addHelpText(
      'after',
      `
Example: racing-cli completion bash > ~/.local/share/bash-completion/completions/racing-cli
zsh: save it as _racing-cli in a folder of $fpath; fish: as ~/.config/fish/completions/racing-cli.fish`,
    )
    .action((shell: string, options: JsonOption) => {
      const script = SHELLS[shell]?.(wordsOf(program())) ?? '';
      printResult(options, { shell, script }, script);
    });
}
