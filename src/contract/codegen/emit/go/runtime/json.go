package parlance

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"math"
	"strconv"
	"strings"
	"unicode/utf8"
)

// Parse parses a JSON body into map[string]any, []any, string, json.Number, bool or nil. A number that neither float64 nor int64 can
// represent becomes a string of its digits, so that it never becomes the id of another customer (CHN-IN-07).
func Parse(body []byte) (any, error) {
	if !utf8.Valid(body) {
		return nil, errors.New("The body is not UTF-8. Send JSON in UTF-8.")
	}
	decoder := json.NewDecoder(bytes.NewReader(body))
	decoder.UseNumber()
	var value any
	err := decoder.Decode(&value)
	if err == nil {
		if _, after := decoder.Token(); after != io.EOF {
			err = errors.New("text follows the first value")
		}
	}
	if err != nil {
		return nil, errors.New("The body is not JSON: " + err.Error() + ". Send one JSON object.")
	}
	return exact(value), nil
}

// Dump returns a value as a JSON body. It returns an error for a value that JSON cannot express, such as a channel or NaN.
func Dump(value any) ([]byte, error) {
	var text bytes.Buffer
	encoder := json.NewEncoder(&text)
	encoder.SetEscapeHTML(false)
	if err := encoder.Encode(value); err != nil {
		return nil, err
	}
	return bytes.TrimSuffix(text.Bytes(), []byte("\n")), nil
}

// decode copies a valid value into a typed one. The struct of a union has the fields of all kinds. A field of another kind is left out,
// because its value may have any type. A number that its field cannot represent is an error.
func decode(value, typed any) error {
	text, err := Dump(value)
	if err == nil {
		err = json.Unmarshal(text, typed)
	}
	var misfit *json.UnmarshalTypeError
	if errors.As(err, &misfit) && !strings.HasPrefix(misfit.Value, "number ") {
		return nil
	}
	return err
}

// Ptr returns a pointer to a value, which an optional field needs.
func Ptr[T any](value T) *T { return &value }

// Tables parses the JSON text of generated tables. It panics if the text is not valid JSON.
func Tables[T any](text string) T {
	decoder := json.NewDecoder(strings.NewReader(text))
	decoder.UseNumber()
	var value T
	if err := decoder.Decode(&value); err != nil {
		panic(err)
	}
	return value
}

// exact replaces the numbers in a parsed value that Go cannot represent by strings of their digits. It changes the value.
func exact(value any) any {
	switch typed := value.(type) {
	case map[string]any:
		for key, inner := range typed {
			typed[key] = exact(inner)
		}
	case []any:
		for index, inner := range typed {
			typed[index] = exact(inner)
		}
	case json.Number:
		return exactNumber(string(typed))
	}
	return value
}

func exactNumber(text string) any {
	if !strings.ContainsAny(text, ".eE") {
		if _, err := strconv.ParseInt(text, 10, 64); err != nil {
			return text
		}
		return json.Number(text)
	}
	value, _ := strconv.ParseFloat(text, 64)
	if isWhole(text) {
		whole := strconv.FormatFloat(value, 'f', -1, 64)
		if math.IsInf(value, 0) || significant(whole) != significant(text) {
			return text
		}
		return json.Number(whole)
	}
	if math.IsInf(value, 0) || (math.Abs(value) >= 1<<52 && value == math.Trunc(value)) {
		return text
	}
	return json.Number(text)
}

// parts returns the digits of a number without zeros at both ends, and the number of zeros after them; negative for a fraction.
func parts(text string) (string, int) {
	mantissa, exponent, _ := strings.Cut(strings.ToLower(strings.TrimLeft(text, "-")), "e")
	whole, fraction, _ := strings.Cut(mantissa, ".")
	shift, _ := strconv.Atoi(exponent)
	digits := strings.TrimRight(whole+fraction, "0")
	return strings.TrimLeft(digits, "0"), len(whole) + shift - len(digits)
}

func significant(text string) string {
	digits, _ := parts(text)
	return digits
}

// isWhole is true if the number in a text is an integer.
func isWhole(text string) bool {
	digits, zeros := parts(text)
	return digits == "" || zeros >= 0
}

func cut(text string, length int) string {
	if utf8.RuneCountInString(text) <= length {
		return text
	}
	return string([]rune(text)[:length])
}

// quoted returns a value as JSON for an error message, shortened if it is long.
func quoted(value any, most int) string {
	text, err := Dump(value)
	if err != nil {
		return "a value that is not JSON"
	}
	length := utf8.RuneCount(text)
	if length <= most {
		return string(text)
	}
	return cut(string(text), most) + " … (" + strconv.Itoa(length) + " characters)"
}
