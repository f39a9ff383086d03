// Reads lines `[interface, schema, message]` from a file. Prints for each line the JSON pointers of the message's faults, as JSON.
package main

import (
	"bufio"
	"fmt"
	"os"

	"parlance"
	"parlance/bot"
	"parlance/channel"
	"parlance/developer"
	"parlance/widget"
)

func main() {
	interfaces := map[string]parlance.Schemas{
		"bot": bot.Schemas, "channel": channel.Schemas, "developer": developer.Schemas, "widget": widget.Schemas,
	}
	file, err := os.Open(os.Args[1])
	if err != nil {
		panic(err)
	}
	printed := bufio.NewWriter(os.Stdout)
	defer printed.Flush()
	lines := bufio.NewScanner(file)
	lines.Buffer(nil, 1<<24)
	for lines.Scan() {
		parsed, err := parlance.Parse(lines.Bytes())
		if err != nil {
			panic(err)
		}
		line := parsed.([]any)
		paths := []string{}
		for _, fault := range interfaces[line[0].(string)].FaultsOf(line[1].(string), line[2]) {
			paths = append(paths, fault.Path)
		}
		text, _ := parlance.Dump(paths)
		fmt.Fprintln(printed, string(text))
	}
}
