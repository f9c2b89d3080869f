// Plain JavaScript that old versions of Node can also read: it runs before anything else.
var wanted = [20, 19];
var found = process.versions.node.split('.').map(Number);
if (found[0] < wanted[0] || (found[0] === wanted[0] && found[1] < wanted[1])) {
  process.stderr.write(
    'Clubhouse Turn needs Node ' +
      wanted.join('.') +
      ' or newer; this is Node ' +
      process.versions.node +
      '.\n',
  );
  process.exit(2);
}
