package parlance

import (
	"encoding/json"
	"math"
	"regexp"
	"sort"
	"strconv"
	"strings"
	"sync"
	"unicode/utf8"
)

// Schemas maps the name of each message of an interface to its schema, parsed from JSON.
type Schemas map[string]map[string]any

// Fault is a fault of a message. Path is the JSON pointer to its place; "" for the whole message.
type Fault struct {
	Path, Expected, Came string
}

func (f Fault) String() string {
	path := f.Path
	if path == "" {
		path = "the body"
	}
	return path + " is " + f.Came + ", expected " + f.Expected
}

const (
	absent = "null, which counts as absent"
	// A list may have thousands of invalid elements. After this number of faults, no further element is checked.
	mostFaults = 10
	mostQuoted = 300
)

var kinds = map[string]string{
	"string": "a string", "number": "a number", "integer": "an integer", "boolean": "true or false",
	"object": "an object", "array": "an array", "null": "null",
}

// FaultsOf returns all faults of a value from Parse; none if it is valid. A null in an optional field counts as absent
// (OPEN-35).
func (s Schemas) FaultsOf(name string, value any) []Fault {
	return s.faults(name, value, false, false)
}

// UnknownKind returns the kind of a message if this edition does not know it, and else "". The contract announces further kinds.
func (s Schemas) UnknownKind(name string, value any) string {
	steps := list(s[name]["tag"])
	for _, step := range steps {
		holder, _ := value.(map[string]any)
		value = holder[step.(string)]
	}
	kind, _ := value.(string)
	if _, isKnown := table(s[name]["branches"])[kind]; len(steps) == 0 || isKnown {
		return ""
	}
	return kind
}

// readPart returns the part of a response that a client reads. The other members are not validated.
func (s Schemas) readPart(name string, value any) any {
	holder, _ := value.(map[string]any)
	for field, expected := range table(s[name]["x-read-if"]) {
		if given, isText := holder[field].(string); isText && !strings.EqualFold(given, expected.(string)) {
			return map[string]any{field: given}
		}
	}
	return value
}

// faults validates a value. With changes, it removes the nulls that count as absent and the tolerated members from a valid value, and
// cuts texts to their limits. With sending, a value that receivers tolerate is a fault.
func (s Schemas) faults(name string, value any, changes, sending bool) []Fault {
	v := &validator{schemas: s, sending: sending}
	v.check(map[string]any{"$ref": name}, value, "")
	if changes && len(v.faults) == 0 {
		for _, change := range v.changes {
			change()
		}
	}
	return v.faults
}

type validator struct {
	schemas Schemas
	sending bool
	faults  []Fault
	changes []func()
}

func (v *validator) check(schema map[string]any, value any, path string) {
	schema = v.resolved(schema)
	if schema["tag"] != nil {
		v.union(schema, value, path)
		return
	}
	if types := either(schema["type"]); len(types) > 0 && !isAny(types, value) {
		v.add(path, v.wanted(map[string]any{"type": schema["type"]}), value)
		return
	}
	if allowed := allowedBy(schema); allowed != nil && !contains(allowed, value) {
		v.add(path, oneOf(allowed, value), value)
		return
	}
	switch typed := value.(type) {
	case string:
		v.text(schema, typed, path)
	case []any:
		v.list(schema, typed, path)
	case map[string]any:
		v.object(schema, typed, path)
	case json.Number:
		if least, ok := number(schema["minimum"]); ok {
			if found, _ := typed.Float64(); found < least {
				v.add(path, "at least "+text(schema["minimum"]), value)
			}
		}
	}
	for _, part := range list(schema["allOf"]) {
		v.check(table(part), value, path)
	}
	if branches := list(schema["anyOf"]); len(branches) > 0 {
		v.anyOf(branches, value, path)
	}
	if not := table(schema["not"]); not != nil && len(v.of(not, value, "").faults) == 0 {
		v.forbidden(not, value, path)
	}
}

func (v *validator) text(schema map[string]any, value, path string) {
	length := utf8.RuneCountInString(value)
	if least, ok := number(schema["minLength"]); ok && length < int(least) {
		expected := "a string that is not empty"
		if least > 1 {
			expected = "at least " + text(schema["minLength"]) + " characters"
		}
		v.add(path, expected, value)
	}
	if most, ok := number(schema["maxLength"]); ok && length > int(most) {
		v.add(path, "at most "+text(schema["maxLength"])+" characters", value)
	}
	if pattern, _ := schema["pattern"].(string); !compiled(pattern).MatchString(value) {
		expected := wordsOf(pattern)
		if expected == "" {
			expected = "a string that matches " + pattern
		}
		v.add(path, expected, value)
	}
}

func (v *validator) list(schema map[string]any, value []any, path string) {
	if least, ok := number(schema["minItems"]); ok && len(value) < int(least) {
		v.add(path, "at least "+text(schema["minItems"])+" elements", value)
	}
	if schema["uniqueItems"] == true {
		seen := map[string]bool{}
		for _, item := range value {
			key, _ := json.Marshal(comparedAs(item))
			if seen[string(key)] {
				v.add(path, "no element twice", value)
				break
			}
			seen[string(key)] = true
		}
	}
	if most, ok := number(schema["maxItems"]); ok && len(value) > int(most) {
		v.add(path, "at most "+text(schema["maxItems"])+" elements", value)
	}
	for index, item := range value {
		if len(v.faults) >= mostFaults {
			break
		}
		v.check(table(schema["items"]), item, path+"/"+strconv.Itoa(index))
	}
}

func (v *validator) object(schema, value map[string]any, path string) {
	properties := table(schema["properties"])
	required := map[string]bool{}
	for _, each := range list(schema["required"]) {
		name := each.(string)
		required[name] = true
		if _, isThere := value[name]; !isThere {
			v.faults = append(v.faults, Fault{path + "/" + name, v.wanted(table(properties[name])), "missing"})
		}
	}
	for _, each := range keys(properties) {
		name := each.(string)
		found, isThere := value[name]
		if !isThere {
			continue
		}
		inner, place, before := table(properties[name]), path+"/"+name, len(v.faults)
		v.check(inner, found, place)
		if len(v.faults) > before && !v.sending && v.resolved(inner)["x-tolerant"] == true {
			v.faults = v.faults[:before]
			v.changes = append(v.changes, func() { delete(value, name) })
		}
		if found == nil && len(v.faults) > before {
			v.faults = v.faults[:before]
			v.changes = append(v.changes, func() { delete(value, name) })
			if required[name] {
				v.faults = append(v.faults, Fault{place, v.wanted(inner), absent})
			}
		}
		if limit, ok := number(v.resolved(inner)["x-truncate"]); ok {
			if words, isText := found.(string); isText && utf8.RuneCountInString(words) > int(limit) {
				v.changes = append(v.changes, func() { value[name] = cut(words, int(limit)) })
			}
		}
	}
	if schema["additionalProperties"] == false {
		for _, name := range keys(value) {
			if properties[name.(string)] == nil {
				v.add(path, "no field "+name.(string), value)
			}
		}
	}
}

// union checks only the branch that the discriminator names.
func (v *validator) union(schema map[string]any, value any, path string) {
	kind, place, branches := value, path, table(schema["branches"])
	for _, each := range list(schema["tag"]) {
		step := each.(string)
		holder, isObject := kind.(map[string]any)
		if !isObject {
			v.add(place, kinds["object"], kind)
			return
		}
		place += "/" + step
		found, isThere := holder[step]
		if found == nil {
			came := "missing"
			if isThere {
				came = absent
			}
			v.faults = append(v.faults, Fault{place, v.wantedAt(schema, step), came})
			return
		}
		kind = found
	}
	name, _ := kind.(string)
	branch := table(branches[name])
	if _, isText := kind.(string); !isText || branch == nil {
		v.add(place, oneOf(keys(branches), kind), kind)
		return
	}
	v.check(branch, value, path)
}

// anyOf reports the most deeply nested fault, because its branch was probably meant.
func (v *validator) anyOf(branches []any, value any, path string) {
	var found []Fault
	for _, branch := range branches {
		tried := v.of(table(branch), value, path)
		if len(tried.faults) == 0 {
			v.changes = append(v.changes, tried.changes...)
			return
		}
		found = append(found, tried.faults...)
	}
	deepest := found[0]
	for _, fault := range found {
		if strings.Count(fault.Path, "/") > strings.Count(deepest.Path, "/") {
			deepest = fault
		}
	}
	if deepest.Path == path {
		var all []string
		for _, fault := range found {
			if !strings.Contains("\x00"+strings.Join(all, "\x00")+"\x00", "\x00"+fault.Expected+"\x00") {
				all = append(all, fault.Expected)
			}
		}
		deepest.Expected = strings.Join(all, " or ")
	}
	v.faults = append(v.faults, deepest)
}

// forbidden reports a text that must not match a pattern, and fields that an object must not have.
func (v *validator) forbidden(schema map[string]any, value any, path string) {
	holder, isObject := value.(map[string]any)
	if !isObject {
		v.add(path, "a string without blanks and control characters", value)
		return
	}
	branches := list(schema["anyOf"])
	if branches == nil {
		branches = []any{schema}
	}
	for _, branch := range branches {
		for _, each := range list(table(branch)["required"]) {
			name := each.(string)
			if found, isThere := holder[name]; found != nil {
				v.add(path+"/"+name, "no such field there", found)
			} else if isThere {
				v.changes = append(v.changes, func() { delete(holder, name) })
			}
		}
	}
}

func (v *validator) of(schema map[string]any, value any, path string) *validator {
	tried := &validator{schemas: v.schemas, sending: v.sending}
	tried.check(schema, value, path)
	return tried
}

// wanted returns a description of the values that a schema allows.
func (v *validator) wanted(schema map[string]any) string { return v.wantedAt(schema, "") }

func (v *validator) wantedAt(schema map[string]any, step string) string {
	if parts := list(schema["allOf"]); len(parts) > 0 {
		schema = table(parts[0])
	}
	schema = v.resolved(schema)
	if tag := list(schema["tag"]); len(tag) > 0 {
		if step == tag[len(tag)-1] {
			return oneOf(keys(table(schema["branches"])), nil)
		}
		return kinds["object"]
	}
	if allowed := allowedBy(schema); allowed != nil {
		return oneOf(allowed, nil)
	}
	var words []string
	for _, each := range either(schema["type"]) {
		words = append(words, kinds[each.(string)])
	}
	if len(words) == 0 {
		return "a value"
	}
	return strings.Join(words, " or ")
}

func (v *validator) resolved(schema map[string]any) map[string]any {
	for {
		name, isReference := schema["$ref"].(string)
		if !isReference {
			return schema
		}
		schema = v.schemas[name]
	}
}

func (v *validator) add(path, expected string, value any) {
	v.faults = append(v.faults, Fault{path, expected, quoted(value, mostQuoted)})
}

func isAny(types []any, value any) bool {
	for _, each := range types {
		if isOf(each.(string), value) {
			return true
		}
	}
	return false
}

func isOf(kind string, value any) bool {
	switch typed := value.(type) {
	case nil:
		return kind == "null"
	case string:
		return kind == "string"
	case bool:
		return kind == "boolean"
	case []any:
		return kind == "array"
	case map[string]any:
		return kind == "object"
	case json.Number:
		return kind == "number" || (kind == "integer" && isWhole(string(typed)))
	}
	return false
}

func allowedBy(schema map[string]any) []any {
	if value, isConstant := schema["const"]; isConstant {
		return []any{value}
	}
	return list(schema["enum"])
}

func contains(allowed []any, value any) bool {
	for _, each := range allowed {
		one, isNumber := each.(json.Number)
		other, isToo := value.(json.Number)
		if isNumber && isToo {
			a, _ := one.Float64()
			if b, _ := other.Float64(); a == b {
				return true
			}
		} else if !isNumber && !isToo && each == scalar(value) {
			return true
		}
	}
	return false
}

// comparedAs converts a value so that equal values, such as 1 and 1.0, have the same JSON.
func comparedAs(value any) any {
	switch typed := value.(type) {
	case json.Number:
		if found, _ := typed.Float64(); found != 0 {
			return found
		}
		return 0
	case []any:
		items := make([]any, len(typed))
		for index, item := range typed {
			items[index] = comparedAs(item)
		}
		return items
	case map[string]any:
		fields := make(map[string]any, len(typed))
		for name, inner := range typed {
			fields[name] = comparedAs(inner)
		}
		return fields
	}
	return value
}

// scalar returns a value that Go can compare. For a list or an object it returns NaN, which equals no value.
func scalar(value any) any {
	switch value.(type) {
	case string, bool, nil:
		return value
	}
	return math.NaN()
}

// oneOf lists the allowed values. If the value differs from one only in upper and lower case, it adds the correct spelling.
func oneOf(allowed []any, value any) string {
	var words []string
	hint := ""
	found, isText := value.(string)
	for _, each := range allowed {
		words = append(words, quoted(each, mostQuoted))
		if one, ok := each.(string); ok && isText && strings.EqualFold(one, found) {
			hint = ". Case matters: write " + quoted(one, mostQuoted)
		}
	}
	several := ""
	if len(words) > 1 {
		several = "one of "
	}
	return several + strings.Join(words, ", ") + hint
}

var (
	anyCase = regexp.MustCompile(`^\^\(((?:\[[A-Z][a-z]\]|\|)+)\)\$$`)
	letter  = regexp.MustCompile(`\[(.).\]`)
	known   sync.Map
)

// wordsOf returns the words that a pattern of the contract allows in upper or lower case.
func wordsOf(pattern string) string {
	found := anyCase.FindStringSubmatch(pattern)
	if found == nil {
		return ""
	}
	return "one of " + strings.ReplaceAll(letter.ReplaceAllString(found[1], "$1"), "|", ", ")
}

func compiled(pattern string) *regexp.Regexp {
	if found, ok := known.Load(pattern); ok {
		return found.(*regexp.Regexp)
	}
	made := regexp.MustCompile(pattern)
	known.Store(pattern, made)
	return made
}

func table(value any) map[string]any {
	found, _ := value.(map[string]any)
	return found
}

func list(value any) []any {
	found, _ := value.([]any)
	return found
}

// either returns a list of one value, or the list itself.
func either(value any) []any {
	if value == nil {
		return nil
	}
	if several, ok := value.([]any); ok {
		return several
	}
	return []any{value}
}

func number(value any) (float64, bool) {
	found, isNumber := value.(json.Number)
	if !isNumber {
		return 0, false
	}
	float, err := found.Float64()
	return float, err == nil
}

func text(value any) string {
	if found, isNumber := value.(json.Number); isNumber {
		return string(found)
	}
	return quoted(value, mostQuoted)
}

func keys(object map[string]any) []any {
	var names []string
	for name := range object {
		names = append(names, name)
	}
	sort.Strings(names)
	all := make([]any, len(names))
	for index, name := range names {
		all[index] = name
	}
	return all
}
